/** Whether the browser can print: some web views have no such function, although the types say so. */
export const canPrint = (): boolean => typeof (window as Partial<Window>).print === 'function';
