import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { idle } from '#lib/idle';
import { hasAgents } from './modelContext';

/** Offers the shop's tools to a browser's agent. Where the browser has no such interface, nothing is loaded. */
export function useAgents(): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => {
    if (!__AGENTS__ || !hasAgents()) return;
    const control = new AbortController();
    const open = (path: string): void => void latest.current(path);
    idle()
      .then(() => import('./tools'))
      .then(({ offerTools }) => offerTools(open, control.signal))
      // A browser's agent still has the page.
      .catch(() => undefined);
    return () => control.abort();
  }, []);
}
