/** The time for which the price of a tariff is paid. */
export const tariffPeriods = {
  month: { ru: 'В месяц', kk: 'Айына', uz: 'Oyiga', en: 'A month' },
  year: { ru: 'В год', kk: 'Жылына', uz: 'Yiliga', en: 'A year' },
  once: { ru: 'Один раз', kk: 'Бір рет', uz: 'Bir marta', en: 'Once' },
}

export type TariffPeriod = keyof typeof tariffPeriods
