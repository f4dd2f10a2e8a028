export const pageGround = '#f4f6f6';
export const grounds = { fog: '#cfd8db', sand: '#e3d6bd', slate: '#2b3439' } as const;

export const lightRoom: keyof typeof grounds = 'fog';
export const darkRoom: keyof typeof grounds = 'slate';
