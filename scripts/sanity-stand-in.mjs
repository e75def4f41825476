// `npm run sanity -- demo.ndjson`: serves datasets of NDJSON as Sanity would, for trying them and a mapping without a project. Ctrl+C ends it.
import { readFileSync } from 'node:fs'
import { openStandIn } from '../content-adapters/sanity/testing/stand-in.ts'

const port = Number(process.env.PORT || 3334)
const files = process.argv.slice(2)

/** Ends with one sentence. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`${file} cannot be read (${error.code}).`)
  }
}

if (files.length === 0) refuse('Name the files of the dataset: npm run sanity -- demo.ndjson')
try {
  const { config, project } = await openStandIn({ dataset: files.map(read).join('\n'), port })
  console.log(`${project.documents.size} documents are served. In another terminal:

  SOURCE=sanity SANITY_API_HOST=${config.apiHost} SANITY_PROJECT_ID=${config.projectId} npm start
`)
} catch (error) {
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use: PORT names another one.`
      : `The dataset cannot be served: ${error.message}`,
  )
}
