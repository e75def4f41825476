import { spawn } from 'node:child_process'

/**
 * Runs a server in the foreground and returns the exit code: the server's own, or 1 if it was killed. The terminal sends
 * Ctrl+C to the server too, so only SIGTERM is forwarded.
 */
export function serve(command, args, options = {}) {
  const server = spawn(command, args, { stdio: 'inherit', ...options })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => resolve(code ?? 1))
  })
}
