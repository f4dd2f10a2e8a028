/**
 * The tests that prove a statement, as 'integration/cart.test.tsx > describe > test'; a star at the end stands for
 * any rest, such as the rows of a table.
 */
export type Proofs = readonly [string, ...string[]];

/** A section of the specification: each of its statements, in its words or close to them, and its proofs. */
export interface Section {
  title: string;
  statements: Readonly<Record<string, Proofs>>;
}
