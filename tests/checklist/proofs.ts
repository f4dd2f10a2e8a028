/**
 * The tests that hold each number of docs/behaviour.md, as 'integration/cart.test.tsx > describe > test'; a star
 * stands for anything, such as the rows of a table.
 */
export type Proofs = Readonly<Record<string, readonly [string, ...string[]]>>;
