/** For `ref`: an element that has the focus as soon as it is there, before the next key. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
