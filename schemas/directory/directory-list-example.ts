const timeLink = (time: string) => ({
  kind: 'page' as const,
  path: `/appointment?company=bulaq&doctor=501&cabinet=11&time=${time}`,
})

/** The example of the block `directory-list`. */
export const directoryListExample = {
  props: {
    title: {
      ru: 'Клиники, Алматы',
      kk: 'Клиникалар, Алматы',
      uz: 'Klinikalar, Olmaota',
      en: 'Clinics, Almaty',
    },
    section: 'clinics' as const,
  },
  data: {
    total: 2,
    figures: { openNow: 1, openLater: 1, price: { from: 3000, to: 5000, currency: 'KZT' } },
    action: { kind: 'page' as const, path: '/companies/clinics/location/almaty' },
    kept: [{ name: 'open', value: '1' }],
    reset: { kind: 'page' as const, path: '/companies/clinics/location/almaty' },
    city: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
    allCities: { link: { kind: 'page' as const, path: '/companies/clinics' }, isChosen: false },
    cities: [
      {
        slug: 'almaty',
        label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
        count: 2,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty' },
        isChosen: true,
      },
      {
        slug: 'tashkent',
        label: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
        count: 1,
        link: { kind: 'page' as const, path: '/companies/clinics/location/tashkent' },
      },
    ],
    sections: [
      {
        section: 'clinics' as const,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty' },
        isChosen: true,
      },
      {
        section: 'doctors' as const,
        link: { kind: 'page' as const, path: '/companies/doctors/location/almaty' },
      },
    ],
    flags: [
      {
        flag: 'open' as const,
        count: 2,
        isChosen: true,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty' },
      },
    ],
    specialities: [
      {
        label: { ru: 'Стоматолог', kk: 'Стоматолог', uz: 'Stomatolog', en: 'Dentist' },
        count: 1,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty/dentist?open=1' },
      },
    ],
    district: [
      {
        value: 'almaty-bostandyk',
        label: { ru: 'Бостандыкский', kk: 'Бостандық', uz: 'Bostandiq', en: 'Bostandyk' },
        count: 1,
        isChosen: false,
      },
    ],
    day: [
      { date: '2026-11-30', is: 'today' as const, count: 1, isChosen: false },
      { date: '2026-12-01', is: 'tomorrow' as const, count: 2, isChosen: false },
      { date: '2026-12-03', count: 1, isChosen: false },
    ],
    part: [{ value: 'evening' as const, count: 1, isChosen: false }],
    language: [
      {
        value: 'kk',
        label: { ru: 'Казахский', kk: 'Қазақ тілі', uz: 'Qozoq tili', en: 'Kazakh' },
        count: 2,
        isChosen: false,
      },
    ],
    price: [{ value: '5000', label: { ru: '5\u00a0000\u00a0₸' }, count: 1, isChosen: false }],
    experience: [],
    rating: [{ value: '4.5', count: 1, isChosen: false }],
    near: {
      link: { kind: 'page' as const, path: '/companies/clinics/location/almaty?open=1' },
      all: { kind: 'page' as const, path: '/companies/clinics?open=1' },
      center: { latitude: 43.2567, longitude: 76.9286 },
    },
    compare: {
      link: { kind: 'page' as const, path: '/companies/compare/clinics' },
      scope: 'clinics',
      from: '/companies/clinics?open=1',
    },
    sorts: [
      {
        sort: 'relevance' as const,
        isChosen: true,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty?open=1' },
      },
      {
        sort: 'price' as const,
        isChosen: false,
        link: { kind: 'page' as const, path: '/companies/clinics/location/almaty?open=1&sort=price' },
      },
    ],
    items: [
      {
        name: {
          ru: 'Стоматология «Ақ тіс»',
          kk: '«Ақ тіс» стоматологиясы',
          uz: '“Aq tis” stomatologiyasi',
          en: 'Aq Tis Dental Clinic',
        },
        slug: 'aq-tis',
        link: { kind: 'page' as const, path: '/l/aq-tis' },
        category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
        specialities: [{ ru: 'Стоматолог', kk: 'Стоматолог', uz: 'Stomatolog', en: 'Dentist' }],
        features: ['children' as const],
        languages: [],
        address: {
          ru: 'Алматы, проспект Абая, 52',
          kk: 'Алматы, Абай даңғылы, 52',
          uz: 'Olmaota, Abay shoh koʻchasi, 52',
          en: '52 Abay Avenue, Almaty',
        },
        status: { state: 'open' as const, until: '20:00' },
        rating: { value: 4.7, count: 12 },
        price: { from: 4950, currency: 'KZT' },
        isVisitPrice: true,
        slots: [],
        isDoctor: false,
        isDemo: true,
      },
      {
        name: {
          ru: 'Сапарова Айгерим Нурлановна',
          kk: 'Сапарова Айгерім Нұрланқызы',
          uz: 'Saparova Aygerim Nurlanovna',
          en: 'Saparova Aigerim',
        },
        slug: 'saparova-aigerim',
        link: { kind: 'page' as const, path: '/l/bulaq/specialists/saparova-aigerim' },
        specialities: [{ ru: 'Педиатр', kk: 'Педиатр', uz: 'Pediatr', en: 'Paediatrician' }],
        features: [],
        languages: [{ ru: 'казахский', kk: 'қазақ тілі', uz: 'qozoq tili', en: 'Kazakh' }],
        clinic: {
          ru: 'Клиника «Бұлақ»',
          kk: '«Бұлақ» клиникасы',
          uz: '“Buloq” klinikasi',
          en: 'Bulaq Clinic',
        },
        experienceYears: 14,
        distance: 1240,
        slots: [
          { date: '2026-11-30', time: '09:00', day: 'today' as const, link: timeLink('20261130T040000Z') },
          { date: '2026-12-01', time: '12:30', day: 'tomorrow' as const, link: timeLink('20261201T073000Z') },
          { date: '2026-12-24', time: '18:00', link: timeLink('20261224T130000Z') },
        ],
        isDoctor: true,
        isDemo: false,
      },
    ],
    paging: {
      page: 1,
      pages: 2,
      next: { kind: 'page' as const, path: '/companies/clinics/location/almaty/page/2?open=1' },
    },
    eased: [],
    nearCities: [],
  },
}
