import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeLogin, finishLogin, loginStore } from '../../client/login/login-store.ts'
import { sessionHeader } from '../session-header.ts'
import { askOnNavigation } from './navigation-login.ts'

const leave = vi.fn()
let end: () => void
let headers: Record<string, string>
beforeEach(() => {
  headers = { [sessionHeader]: '/kk/profile/likes?type=news' }
  vi.stubGlobal('fetch', async () => new Response('', { status: 401, headers }))
  end = askOnNavigation('/kk', leave)
})
afterEach(() => {
  end()
  leave.mockClear()
  vi.unstubAllGlobals()
})
const navigate = async () => {
  void fetch('/kk/profile/likes?type=news&_rsc=1')
  await expect.poll(() => loginStore.getState().isOpen).toBe(true)
}

it('asks to sign in where a navigation finds no session, and goes on afterwards (B-3)', async () => {
  await navigate()
  expect(leave).not.toHaveBeenCalled()
  finishLogin()
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/kk/profile/likes?type=news')
})

it('goes home where the dialog is closed (B-4)', async () => {
  await navigate()
  closeLogin()
  await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/kk')
})

it('leaves every other answer alone', async () => {
  headers = {}
  expect((await fetch('/api/front/kk/v1/auth')).status).toBe(401)
  expect(loginStore.getState().isOpen).toBe(false)
})
