import { beforeEach, expect, test } from 'vitest'
import { useAppState } from './app-state.ts'

beforeEach(() => useAppState.setState(useAppState.getInitialState()))

test('turning the pro layout on empties the sidebar (B-32)', () => {
  const { setSidebar, setProLayout } = useAppState.getState()
  setSidebar(['map', 'contacts'])
  setProLayout(true)
  expect(useAppState.getState()).toMatchObject({ isProLayout: true, sidebar: [] })
})
test('turning the pro layout off leaves the sidebar alone', () => {
  const { setSidebar, setProLayout } = useAppState.getState()
  setProLayout(true)
  setSidebar(['map'])
  setProLayout(false)
  expect(useAppState.getState()).toMatchObject({ isProLayout: false, sidebar: ['map'] })
})
