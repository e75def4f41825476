import type { SeedPhoto, SeedText } from '../../parts/seed-types.ts'
import { type DrawingKey, drawing } from './drawing.ts'

const photo = (key: DrawingKey, caption: SeedText): SeedPhoto => ({ image: drawing(key), caption })

/** Pictures from the entrance to the inner rooms. */
export const gallery: SeedPhoto[] = [
  photo('entrance-1', {
    ru: 'Главный корпус: пандус справа, двери открываются сами.',
    kk: 'Бас ғимарат: пандус оң жақта, есіктер өздігінен ашылады.',
    uz: 'Bosh bino: pandus oʻng tomonda, eshiklar oʻzi ochiladi.',
    en: 'The main building: the ramp is on the right, and the doors open by themselves.',
  }),
  photo('registry-1', {
    ru: 'Регистратура: запись, дети и документы — каждому своё окно.',
    kk: 'Тіркеу бөлімі: жазылу, балалар және құжаттар — әрқайсысына бөлек терезе.',
    uz: 'Qabulxona: yozilish, bolalar va hujjatlar — har biriga alohida oyna.',
    en: 'The registration desk: booking, children and papers each have a place.',
  }),
  photo('registry-2', {
    ru: 'Табло вызывает по номеру талона, фамилии не называем.',
    kk: 'Табло талон нөмірі бойынша шақырады, аты-жөніңізді атамаймыз.',
    uz: 'Tablo talon raqami boʻyicha chaqiradi, familiyani aytmaymiz.',
    en: 'The board calls ticket numbers; we do not say names aloud.',
  }),
  photo('corridor-1', {
    ru: 'Второй этаж: терапевты и кардиолог.',
    kk: 'Екінші қабат: терапевтер мен кардиолог.',
    uz: 'Ikkinchi qavat: terapevtlar va kardiolog.',
    en: 'Upstairs: general practitioners and the cardiologist.',
  }),
  photo('room-1', {
    ru: 'Кабинет 204: здесь ведут обычный приём.',
    kk: '204-кабинет: мұнда күнделікті қабылдау жүреді.',
    uz: '204-xona: bu yerda oddiy qabul oʻtadi.',
    en: 'Room 204, where ordinary visits take place.',
  }),
  photo('laboratory-1', {
    ru: 'Кровь берут с 7:30, простые анализы готовы к вечеру.',
    kk: 'Қан таңғы 7:30-дан алынады, қарапайым талдаулар кешке дайын.',
    uz: 'Qon ertalab 7:30 dan olinadi, oddiy tahlillar kechga tayyor.',
    en: 'Blood is taken from 7:30; simple tests are ready by the evening.',
  }),
  photo('vaccination-1', {
    ru: 'Прививочный кабинет для взрослых, рядом — кресла, чтобы посидеть полчаса.',
    kk: 'Ересектерге арналған екпе кабинеті, жанында жарты сағат отыратын креслолар.',
    uz: 'Kattalar uchun emlash xonasi, yonida yarim soat oʻtirish uchun kreslolar.',
    en: 'The vaccination room for adults, with armchairs for the half hour after.',
  }),
  photo('room-4', {
    ru: 'УЗИ и ЭКГ: экран видно с кушетки.',
    kk: 'УДЗ және ЭКГ: экран кушеткадан көрінеді.',
    uz: 'UTT va EKG: ekran kushetkadan koʻrinadi.',
    en: 'Ultrasound and ECG: you can see the screen from the couch.',
  }),
  photo('corridor-2', {
    ru: 'Цветная линия на стене ведёт к кабинетам анализов и УЗИ.',
    kk: 'Қабырғадағы түрлі түсті сызық талдау мен УДЗ кабинеттеріне апарады.',
    uz: 'Devordagi rangli chiziq tahlil va UTT xonalariga olib boradi.',
    en: 'The coloured line on the wall leads to blood tests and ultrasound.',
  }),
  photo('kids-1', {
    ru: 'Детское отделение: игровая у входа.',
    kk: 'Балалар бөлімшесі: кіреберістегі ойын бөлмесі.',
    uz: 'Bolalar boʻlimi: kirishdagi oʻyin xonasi.',
    en: 'The children’s department: a playroom by the entrance.',
  }),
  photo('vaccination-2', {
    ru: 'Мишку прививают первым.',
    kk: 'Алдымен қонжыққа екпе салынады.',
    uz: 'Avval ayiqcha emlanadi.',
    en: 'The bear goes first.',
  }),
  photo('kids-2', {
    ru: 'Для здоровых и заболевших детей комнаты ожидания разные.',
    kk: 'Сау және ауырған балалардың күту бөлмелері бөлек.',
    uz: 'Sogʻlom va kasal bolalar uchun kutish xonalari alohida.',
    en: 'Healthy children and those who are ill wait in different rooms.',
  }),
  photo('registry-3', {
    ru: 'Отделение на Пробной: низкая стойка, чтобы разговаривать сидя.',
    kk: 'Сынақ көшесіндегі бөлімше: отырып сөйлесуге ыңғайлы аласа үстел.',
    uz: 'Sinov koʻchasidagi boʻlim: oʻtirib gaplashish uchun past peshtaxta.',
    en: 'The outpost on Probnaya Street: a low desk, so that you can talk sitting down.',
  }),
  photo('hero-1', {
    ru: 'Холл дневного стационара.',
    kk: 'Күндізгі стационардың холы.',
    uz: 'Kunduzgi statsionar xolli.',
    en: 'The hall of the day care unit.',
  }),
  photo('laboratory-2', {
    ru: 'Каждую пробирку подписывают при вас.',
    kk: 'Әр пробирка көзіңізше белгіленеді.',
    uz: 'Har bir probirka koʻz oldingizda belgilanadi.',
    en: 'Every tube is labelled in front of you.',
  }),
  photo('entrance-3', {
    ru: 'По будням последний приём — в 19:40.',
    kk: 'Жұмыс күндері соңғы қабылдау — 19:40-та.',
    uz: 'Ish kunlari oxirgi qabul — 19:40 da.',
    en: 'On weekdays the last visit begins at 19:40.',
  }),
]
