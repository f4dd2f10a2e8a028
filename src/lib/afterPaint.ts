/** Resolves once the frame is drawn that is due: for work that nobody waits for. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}
