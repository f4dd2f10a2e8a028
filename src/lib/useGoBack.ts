import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether Back leads to another page of this visit: React Router numbers the history entries of a visit. */
function hasEarlierPage(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}

/** Returns a function that goes back, once. @param otherwise where to go if the visit began on this page */
export function useGoBack(otherwise: () => void): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    if (!hasEarlierPage()) return otherwise();
    isLeaving.current = true;
    void navigate(-1);
  };
}
