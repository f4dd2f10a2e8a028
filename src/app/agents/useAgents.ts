import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { idle } from '#lib/idle';
import type { Tool } from './tool';

declare global {
  interface Document {
    /** The browser's interface for agents (WebMCP). It is young: no other file knows it. */
    modelContext?: { registerTool: (tool: Tool, options: { signal: AbortSignal }) => Promise<void> };
  }
}

/** Offers the shop's tools to a browser's agent. Where the browser has no such interface, nothing is loaded. */
export function useAgents(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string): void => void navigate(path));
  useEffect(() => {
    if (!__AGENTS__ || !document.modelContext) return;
    const control = new AbortController();
    const offer = async (): Promise<void> => {
      await idle();
      const { toolsWith } = await import('./tools');
      for (const tool of toolsWith(open))
        await document.modelContext?.registerTool(tool, { signal: control.signal });
    };
    // A browser's agent still has the page.
    offer().catch(() => undefined);
    return () => control.abort();
  }, []);
}
