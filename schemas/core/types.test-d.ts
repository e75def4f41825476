import { describe, expectTypeOf, test } from 'vitest'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import type { Link, LinkTarget } from './link.ts'
import type { LocalizedRich, LocalizedText, OwnText, Rich, Text } from './localized.ts'
import { resolveValue } from './resolve.ts'
import type { Resolved } from './resolved.ts'
import { type Static, t } from './type.ts'

const label = { ru: 'Поле', kk: 'Өріс', uz: 'Maydon', en: 'Field' }
const schema = t.object({
  title: t.text(),
  lead: t.optional(t.text()),
  price: t.ownText(),
  about: t.rich(),
  link: t.link(),
  size: t.choice({ small: label, large: label }),
  count: t.integer(),
  open: t.boolean(),
  tags: t.array(t.text()),
  nested: t.optional(t.object({ links: t.array(t.object({ to: t.link() })) })),
  place: t.variants('kind', { city: t.object({ name: t.text() }), online: t.object({ url: t.string() }) }),
})
type Stored = Static<typeof schema>
type Shown = Resolved<Stored>

describe('a stored value', () => {
  test('has texts in languages, links and words', () => {
    expectTypeOf<Stored['title']>().toEqualTypeOf<LocalizedText>()
    expectTypeOf<Stored['price']>().toEqualTypeOf<OwnText>()
    expectTypeOf<Stored['about']>().toEqualTypeOf<LocalizedRich>()
    expectTypeOf<Stored['link']>().toEqualTypeOf<LinkTarget>()
    expectTypeOf<Stored['size']>().toEqualTypeOf<'small' | 'large'>()
    expectTypeOf<Stored['tags']>().toEqualTypeOf<LocalizedText[]>()
    expectTypeOf<{ ru: string }>().toExtend<Stored['title']>()
    expectTypeOf<{ kk: string }>().not.toExtend<Stored['title']>()
  })
  test('has optional properties that may be absent', () => {
    expectTypeOf<Stored['lead']>().toEqualTypeOf<LocalizedText | undefined>()
    expectTypeOf<{ kind: 'city'; name: { ru: string } }>().toExtend<Stored['place']>()
    expectTypeOf<{ kind: 'city'; url: string }>().not.toExtend<Stored['place']>()
  })
})

describe('a resolved value', () => {
  test('has each leaf as a component gets it', () => {
    expectTypeOf<Shown['title']>().toEqualTypeOf<Text>()
    expectTypeOf<Shown['lead']>().toEqualTypeOf<Text | undefined>()
    expectTypeOf<Shown['price']>().toEqualTypeOf<Text | undefined>()
    expectTypeOf<Shown['about']>().toEqualTypeOf<Rich>()
    expectTypeOf<Shown['link']>().toEqualTypeOf<Link>()
  })
  test('keeps what has no language', () => {
    expectTypeOf<Shown['size']>().toEqualTypeOf<'small' | 'large'>()
    expectTypeOf<Shown['count']>().toEqualTypeOf<number>()
    expectTypeOf<Shown['open']>().toEqualTypeOf<boolean>()
  })
  test('reaches into lists, objects and variants', () => {
    expectTypeOf<Shown['tags']>().toEqualTypeOf<Text[]>()
    expectTypeOf<NonNullable<Shown['nested']>['links'][number]['to']>().toEqualTypeOf<Link>()
    expectTypeOf<Extract<Shown['place'], { kind: 'city' }>['name']>().toEqualTypeOf<Text>()
    expectTypeOf<Extract<Shown['place'], { kind: 'online' }>['url']>().toEqualTypeOf<string>()
  })
  test('is what resolveValue gives', () => {
    expectTypeOf(resolveValue<typeof schema>).returns.toEqualTypeOf<Shown>()
  })
})

describe('BlockProps', () => {
  const definition = {
    type: 'banner',
    label,
    description: label,
    category: 'intro',
    props: t.object({ title: t.text() }),
  } as const
  const plain = defineBlock({ ...definition, example: { props: { title: { ru: 'Да' } } } })
  const withData = defineBlock({
    ...definition,
    data: t.object({ items: t.array(t.object({ name: t.text(), price: t.optional(t.ownText()) })) }),
    example: { props: { title: { ru: 'Да' } }, data: { items: [] } },
  })

  test('are the resolved props of a block without data', () => {
    expectTypeOf<BlockProps<typeof plain>['title']>().toEqualTypeOf<Text>()
    expectTypeOf<keyof BlockProps<typeof plain>>().toEqualTypeOf<'title'>()
  })
  test('have the resolved data of a block that has it', () => {
    expectTypeOf<keyof BlockProps<typeof withData>>().toEqualTypeOf<'title' | 'data'>()
    expectTypeOf<BlockProps<typeof withData>['data']['items'][number]['name']>().toEqualTypeOf<Text>()
    expectTypeOf<BlockProps<typeof withData>['data']['items'][number]['price']>().toEqualTypeOf<
      Text | undefined
    >()
  })
  test('take no example that the schema does not know', () => {
    // @ts-expect-error a text in a language that the product does not speak
    defineBlock({ ...definition, example: { props: { title: { de: 'Ja' } } } })
    // @ts-expect-error a property is missing
    defineBlock({ ...definition, example: { props: {} } })
  })
})
