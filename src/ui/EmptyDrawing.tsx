/** The open, empty box over the words of a list that has nothing in it. Its file loads only where one is shown. */
export function EmptyDrawing() {
  return <img src="/empty.svg" alt="" width={256} height={176} decoding="async" />;
}
