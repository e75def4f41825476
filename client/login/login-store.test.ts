import { describe, expect, it } from 'vitest'
import { closeLogin, finishLogin, LoginClosed, loginStore, openLogin } from './login-store.ts'

describe('signing in on the way (B-40)', () => {
  it('lets everything that waited go on, by one dialog', async () => {
    const all = Promise.all([openLogin(), openLogin()])
    expect(loginStore.getState().isOpen).toBe(true)
    finishLogin()
    await expect(all).resolves.toHaveLength(2)
    expect(loginStore.getState().isOpen).toBe(false)
  })
  it('fails for what waited where the dialog is closed, and can be begun again', async () => {
    const first = openLogin()
    closeLogin()
    await expect(first).rejects.toThrow(LoginClosed)
    const second = openLogin()
    finishLogin()
    await expect(second).resolves.toBeUndefined()
  })
  it('means nothing where nobody waits', () => {
    closeLogin()
    finishLogin()
    expect(loginStore.getState().isOpen).toBe(false)
  })
})
