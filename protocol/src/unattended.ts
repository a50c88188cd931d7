/**
 * The header of a read that a page makes by itself, such as after a live signal. It has the value `true` and does not count as a person's
 * activity; a request without it does.
 */
export const unattendedHeader = 'innkeeper-unattended'
