// 1,000 blocks: the renderer against a plain React map of the same components. Argument: a JSON file of the page.
import { readFileSync } from 'node:fs'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import {
  BlockProvider,
  blockComponents,
  PageProvider,
  renderBlocks,
  translate,
} from '../../dist/bench/product.js'

const count = 1000
const rounds = 15
const page = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const own = [...page.blocks, ...page.sidebar]

const withNewIds = (block, index) => ({
  ...block,
  id: `${block.id}-${index}`,
  ...(block.children && { children: block.children.map((child) => withNewIds(child, index)) }),
})
const blocks = Array.from({ length: count }, (_, index) => withNewIds(own[index % own.length], index))
const context = { locale: page.locale, t: translate(page.locale) }
const report = (_, error) => {
  throw error
}

const element = ({ id, type, props, data, children }) =>
  h(
    BlockProvider,
    { key: id, value: { id, type } },
    h(blockComponents.get(type), { ...props, data, ...(children && { children: children.map(element) }) }),
  )
const plainMap = () => renderToString(h(PageProvider, { value: context }, blocks.map(element)))
const ours = () => renderBlocks(blocks, context, report, true)

// Processor time, which other load on the machine affects less than elapsed time.
const timed = (work) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
for (let warm = 0; warm < 3; warm++) {
  plainMap()
  ours()
}
const results = Array.from({ length: rounds }, (_, round) => {
  const turns = round % 2 ? [ours, plainMap] : [plainMap, ours]
  const times = new Map(turns.map((work) => [work, timed(work)]))
  return { ratio: times.get(plainMap) / times.get(ours), perSecond: (count / times.get(ours)) * 1000 }
})
process.send(results, () => process.disconnect())
