import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import { freePort } from './free-port.ts'
import type { S3Server } from './s3-server.ts'

const run = promisify(execFile)
const key = 'CLINIC'
/** Characters that have to be escaped in an address, as stores give them out. */
const secret = 'a/secret+of=the:test'

/** A cluster of one monitor and one disk, which is the memory of its process. Other machines cannot reach it. */
const settings = (directory: string, id: string, monitor: number, gateway: number) => `
[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}/0]
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
# The gateway asks for an encrypted connection, which there is none of without keys.
ms mon client mode = crc
run dir = ${directory}
admin socket =
log file =
pid file =
mon data = ${directory}/mon
mon allow pool size one = true
mon max pg per osd = 1000
osd data = ${directory}/osd
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`

/** Waits until the gateway answers; throws if it does not within a minute. */
async function answering(origin: string) {
  const started = Date.now()
  for (;;) {
    try {
      await fetch(origin)
      return
    } catch (cause) {
      if (Date.now() - started > 60_000) throw new Error('The gateway of Ceph did not start', { cause })
      await setTimeout(200)
    }
  }
}

/**
 * Starts Ceph with its gateway for S3 (`radosgw`), with an empty bucket. In contrast to `startS3` it checks the whole
 * signature of each call. It needs Debian's packages `radosgw`, `ceph-mon` and `ceph-osd`, and takes some fifteen seconds.
 */
export async function startCeph(bucket = 'clinic-files'): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'shipa-ceph-'))
  for (const part of ['mon', 'osd']) mkdirSync(join(directory, part))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const [cluster, disk] = [randomUUID(), randomUUID()]
  const conf = join(directory, 'ceph.conf')
  writeFileSync(conf, settings(directory, cluster, monitor, gateway))
  const command = (name: string, ...args: string[]) => run(name, ['-c', conf, ...args], { timeout: 60_000 })
  const running: { child: ChildProcess; ended: Promise<unknown> }[] = []
  const start = (name: string, ...args: string[]) => {
    const child = spawn(name, ['-c', conf, '-f', ...args], { stdio: 'ignore' })
    running.push({ child, ended: once(child, 'exit') })
  }
  const stop = async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const map = join(directory, 'monmap')
    await command(
      'monmaptool',
      '--create',
      '--addv',
      'a',
      `[v2:127.0.0.1:${monitor}]`,
      '--fsid',
      cluster,
      map,
    )
    await command('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
    start('ceph-mon', '-i', 'a')
    await command('ceph', 'osd', 'new', disk, '0')
    await command('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
    start('ceph-osd', '-i', '0')
    const owner = ['--uid', 'clinic', '--display-name', 'clinic', '--access-key', key, '--secret', secret]
    await command('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...owner)
    start('radosgw', '-n', 'client.rgw')
    const origin = `http://127.0.0.1:${gateway}`
    await answering(origin)
    const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3' })
    const made = await client.fetch(`${origin}/${bucket}`, { method: 'PUT' })
    if (!made.ok) throw new Error(`Ceph made no bucket: ${made.status} ${await made.text()}`)
    return { address: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${gateway}/${bucket}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
