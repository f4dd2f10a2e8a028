/** A tool of the page for the browser's agent. Browsers don't check the input against the schema. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  execute: (input: unknown) => Promise<object>;
}

declare global {
  interface Document {
    /** The browser's interface for agents (WebMCP). It is young: no other file knows it. */
    modelContext?: { registerTool: (tool: Tool, options: { signal: AbortSignal }) => Promise<void> };
  }
}

export const hasAgents = (): boolean => document.modelContext !== undefined;

/** Offers a tool until the signal is aborted. @throws DOMException if the browser refuses it */
export async function offerTool(tool: Tool, signal: AbortSignal): Promise<void> {
  await document.modelContext?.registerTool(tool, { signal });
}
