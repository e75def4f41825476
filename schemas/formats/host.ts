const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const form = new RegExp(`^(?:${label}\\.)*${label}$`)

/** True for a host name as browsers send it: `clinic.kz`, in lower case, an IDN as `xn--…`, without a port. */
export const isHost = (text: string): boolean => text.length <= 253 && form.test(text)
