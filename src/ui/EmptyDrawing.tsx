/** The drawing of an empty box above the text of an empty list. Its file loads only when it is shown. */
export function EmptyDrawing() {
  return <img src="/empty.svg" alt="" width={256} height={176} decoding="async" />;
}
