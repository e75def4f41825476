import type { Translate } from '../../locales/index.ts'

/** The texts of the map of a list with this title, in which so many entries have no place. */
export const mapTexts = (t: Translate, title: string, unplaced: number) => ({
  show: t('blocks:directory-list.map.show'),
  hide: t('blocks:directory-list.map.hide'),
  loading: t('blocks:map.loading'),
  failed: t('blocks:directory-list.map.failed'),
  label: t('blocks:map.label', { name: title }),
  unplaced: unplaced > 0 ? t('blocks:directory-list.map.unplaced', { count: unplaced }) : '',
  opened: t('blocks:directory-list.map.opened'),
  chosen: t('blocks:directory-list.map.chosen', { names: '{names}' }),
  nearer: t('blocks:directory-list.map.nearer', { names: '{names}' }),
  cluster: t('blocks:directory-list.map.cluster', { number: '{count}', numbers: '{numbers}' }),
  zoomIn: t('blocks:map.zoomIn'),
  zoomOut: t('blocks:map.zoomOut'),
  close: t('ui:close'),
})
