/**
 * Does something now, or after the press that is going on: an error that appears on leaving a field moves what stands
 * below, and the press that left the field would miss what it was meant for.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector('body:active') === null) {
    act()
    return
  }
  window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
}
