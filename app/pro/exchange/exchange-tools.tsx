import { useArea } from '../area/area-context.ts'
import { ExchangeLink } from './exchange-link.tsx'

/** Beside the list of an area that is exchanged as tables, for who may. */
export function ExchangeTools() {
  const { exchange } = useArea()
  return exchange ? <ExchangeLink path={exchange} /> : null
}
