// The stand-in of Sanity with as many sites as the first argument says; its answers take the second one in milliseconds. Messages: `calls` are those since the last time,
// `restart` tells clients to ask everything anew, a number is that of a site whose page is published once more.
import { openStandIn } from '../../content-adapters/sanity/testing/stand-in.ts'
import { dataset, idOf, titleOf } from '../sources/dataset.mjs'

const [sites, delayMs] = process.argv.slice(2).map(Number)
const standIn = await openStandIn({ dataset: dataset(sites), delayMs })
const times = new Map()

const answers = {
  calls: () => standIn.calls.splice(0).filter(({ endpoint }) => endpoint === 'query'),
  restart: () => standIn.project.live.restart(),
}

async function publish(number) {
  const again = (times.get(number) ?? 0) + 1
  times.set(number, again)
  const title = titleOf(number, again)
  await standIn.project.write([
    { patch: { id: idOf(number), set: { 'title.ru': title, 'blocks[_key=="t"].title.ru': title } } },
  ])
  return title
}

process.once('disconnect', () => process.exit())
process.on('message', async (message) => {
  process.send((typeof message === 'number' ? await publish(message) : answers[message]()) ?? null)
})
process.send(standIn.config)
