/**
 * Runs something now, or after the current press of the mouse has ended. A person may leave a field by pressing a button below it; an error
 * that appears at once would move the button, and the press would miss it.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector('body:active') === null) {
    act()
    return
  }
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
