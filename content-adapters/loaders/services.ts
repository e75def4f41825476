import type services from '../../schemas/blocks/services.ts'
import { fold } from '../../schemas/formats/fold.ts'
import type { Service } from '../entities.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'
import { shownDay } from '../parts/shown-date.ts'

const most = 500

/** Services by group, in the order of the clinic; `group` keeps one of them, by its name in any language. */
export default defineLoader<typeof services>(async ({ group }, context) => {
  if (!context.company) return undefined
  const all = await context.source.services(context.company.code)
  const shown = group === undefined ? all : all.filter((service) => isIn(service, group))
  if (shown.length === 0) return undefined
  const groups = [...Map.groupBy(shown, (service) => service.group.ru)].slice(0, most)
  const updated = shown
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1)
  return defined({
    groups: groups.flatMap(([, items]) => {
      const first = items[0]
      return first ? [{ title: first.group, items: items.slice(0, most).map(toItem) }] : []
    }),
    updatedAt: updated === undefined ? undefined : shownDay(updated, context),
  })
})

const isIn = (service: Service, group: string) =>
  Object.values(service.group).some((name) => typeof name === 'string' && fold(name) === fold(group))

const toItem = ({ name, note, price, priceTo, currency }: Service) =>
  defined({ name, note, price, priceTo, currency })
