import { fstatSync, ftruncateSync, writeSync } from 'node:fs'

const stdout = 1

/** What npm prints above the output of a script: its name and its command, which has the arguments at its end. */
function bannerSize(
  {
    npm_package_name: name,
    npm_package_version: version,
    npm_lifecycle_event: event,
    npm_lifecycle_script: script,
  },
  args,
) {
  if (!event) return 0
  const command = [script, ...args].join(' ')
  return Buffer.byteLength(`\n> ${name}@${version} ${event}\n> ${command}\n\n`)
}

/** True if standard output is a file that has what npm prints and nothing else. */
function hasOnlyBanner(args) {
  const file = fstatSync(stdout)
  return file.isFile() && file.size > 0 && file.size === bannerSize(process.env, args)
}

/**
 * Writes the output of a script. In a file it stands alone, without the lines that npm has printed before: `npm run source:export -- demo-dent >
 * demo.ndjson` is the file that it says, and an empty one if there is no output. A reader that has had enough, such as `head`, ends it.
 */
export function writeOutput(output, args) {
  if (!hasOnlyBanner(args)) {
    process.stdout.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error
    })
    process.stdout.write(output)
    return
  }
  ftruncateSync(stdout, 0)
  const bytes = Buffer.from(output)
  // By its place, because the file has been written to there already.
  for (let at = 0; at < bytes.length; ) at += writeSync(stdout, bytes, at, bytes.length - at, at)
}
