/** The queries of `src/ui/styles/breakpoints.css`, for the sizes of pictures and for scripts. */
export const media = {
  tablet: '(width >= 700px)',
  desktop: '(width >= 1024px)',
  wide: '(width >= 1600px)',
  upright: '(orientation: portrait), (width <= 480px)',
  coarse: '(pointer: coarse)',
} as const;
