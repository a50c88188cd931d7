import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { patience } from '../../../test-patience.ts'

// Files share one world: what one of them sets for itself ends here.
configure({ asyncUtilTimeout: patience.expect.poll.timeout, defaultHidden: false })

// jsdom lays nothing out: it knows no media queries and scrolls nothing.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener: nothing, removeListener: nothing })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(cleanup)

const nothing = (): void => {}

window.ResizeObserver = class {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

// As Chromium's, which answers a promise.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })

window.scrollTo = nothing
