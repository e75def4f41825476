import { formatNumber } from '../../../schemas/formats/price.ts'
import { type Coordinates, metresBetween } from '../../../ui/map/ground.ts'

type Props = {
  /** The list without a place and an order, and that of all cities. */
  href: string
  all: string
  /** The middle of the list's city. */
  center?: Coordinates
  /** `{distance}` is filled in; `elsewhere` is a link to the list of all cities. */
  texts: Record<'locating' | 'refused' | 'slow' | 'failed' | 'far' | 'elsewhere' | 'kilometres', string>
}

/** Farther from the city of a list than this, in metres, nothing in it is near. */
const farthest = 150_000

/**
 * Asks the browser where the reader is when the button is pressed, and opens the list from there, the nearest first. The place is rounded to
 * about a hundred metres and kept nowhere: it is in the address of the list alone.
 */
export default function nearMe(island: HTMLElement, { href, all, center, texts }: Props): void {
  const button = island.querySelector('button')
  const status = island.querySelector('[role=status]')
  if (!button || !status) return
  const say = (...words: (string | Node)[]) => {
    status.replaceChildren(...words)
    button.removeAttribute('aria-disabled')
  }
  const from = (list: string, { latitude, longitude }: Coordinates) =>
    `${list}${list.includes('?') ? '&' : '?'}near=${latitude.toFixed(3)},${longitude.toFixed(3)}&sort=distance`

  function found({ coords }: GeolocationPosition) {
    const metres = center ? metresBetween(center, coords) : 0
    if (metres <= farthest) {
      location.assign(from(href, coords))
      return
    }
    const kilometres = texts.kilometres.replace('{n}', formatNumber(Math.round(metres / 10_000) * 10))
    const link = document.createElement('a')
    link.href = from(all, coords)
    link.className = 'link'
    link.textContent = texts.elsewhere
    say(`${texts.far.replace('{distance}', kilometres)} `, link)
  }

  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    say(texts.locating)
    // Old browsers leave it out where an address is not secure.
    if (!('geolocation' in navigator)) return say(texts.failed)
    button.ariaDisabled = 'true'
    navigator.geolocation.getCurrentPosition(
      found,
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        say(code === PERMISSION_DENIED ? texts.refused : code === TIMEOUT ? texts.slow : texts.failed),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}
