import { options } from 'preact'

/**
 * Effects run when the page has changed, before the next event: two keys pressed at once each meet the page that the one before
 * has made. Otherwise Preact runs them after the next frame.
 */
options.requestAnimationFrame = queueMicrotask
