import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { screen } from './screens/index.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Пациенты, приёмы и\u00a0документы в\u00a0одном месте',
      'Пациенттер, қабылдаулар мен құжаттар бір жерде',
      'Bemorlar, qabullar va hujjatlar bir joyda',
      'Patients, visits and documents in one place',
    ),
    lead: four(
      'Регистратура находит пациента, пока он называет себя, врач пишет заметку, руководитель закрывает день. Врачей, часы и\u00a0цены отсюда сразу видят на\u00a0сайте и\u00a0в\u00a0каталоге.',
      'Пациент аты-жөнін айтып үлгергенше тіркеу бөлімі оны табады, дәрігер жазба жазады, басшы күнді жабады. Дәрігерлер, уақыт пен бағалар осыдан сайт пен каталогтан бірден көрінеді.',
      'Bemor oʻzini tanitib ulgurmasdan qabulxona uni topadi, shifokor qayd yozadi, rahbar kunni yopadi. Shifokorlar, vaqt va narxlar shu yerdan saytda va katalogda darhol koʻrinadi.',
      'The front desk finds a patient while they say their name, the doctor writes a note, the head closes the day. Doctors, hours and prices go straight to your site and the directory.',
    ),
    image: picture(
      'shipa/registry',
      four(
        'Рисунок: регистратура поликлиники',
        'Сурет: емхананың тіркеу бөлімі',
        'Rasm: poliklinika qabulxonasi',
        'Drawing: the front desk of a polyclinic',
      ),
    ),
    action: connect,
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Что в\u00a0ней есть', 'Онда не бар', 'Unda nimalar bor', 'What it has'),
  arrangement: 'rows',
  items: [
    point(
      four('Пациенты', 'Пациенттер', 'Bemorlar', 'Patients'),
      four(
        'Карта заводится при первой записи и\u00a0находится по\u00a0телефону, имени на\u00a0любом алфавите, дате рождения или номеру. В\u00a0ней записи, оплаты, документы и\u00a0согласие.',
        'Карта алғашқы жазылғанда ашылады, телефон, кез келген әліпбидегі аты-жөні, туған күні немесе нөмірі бойынша табылады. Онда жазылулар, төлемдер, құжаттар мен келісім бар.',
        'Karta birinchi yozilishda ochiladi va telefon, istalgan alifbodagi ism, tugʻilgan sana yoki raqam boʻyicha topiladi. Unda yozilishlar, toʻlovlar, hujjatlar va rozilik bor.',
        'A card is made by the first booking, and found by phone, by name in any alphabet, by birthday or by number. It has the bookings, payments, documents and consent.',
      ),
    ),
    point(
      four(
        'Приёмы и\u00a0оплаты',
        'Қабылдаулар мен төлемдер',
        'Qabullar va toʻlovlar',
        'Visits and payments',
      ),
      four(
        'Услуги по\u00a0цене дня, кто и\u00a0чем заплатил, что осталось. Деньги здесь отмечают, а\u00a0не\u00a0принимают. Врач пишет заметки по\u00a0шаблону, их\u00a0читают только врач и\u00a0владелец.',
        'Күннің бағасымен қызметтер, кім және немен төледі, не қалды. Ақша мұнда белгіленеді, қабылданбайды. Дәрігер жазбаны үлгі бойынша жазады, оны тек дәрігер мен иесі оқиды.',
        'Kun narxidagi xizmatlar, kim va nima bilan toʻlagani, qancha qolgani. Pul bu yerda belgilanadi, qabul qilinmaydi. Shifokor qaydni shablon boʻyicha yozadi, uni faqat shifokor va egasi oʻqiydi.',
        'Services at the price of the day, who paid how, and what is left. Money is noted here, not taken. Doctors write notes from templates, which only the doctor and the owner read.',
      ),
    ),
    point(
      four('Закрытие дня', 'Күнді жабу', 'Kunni yopish', 'Closing the day'),
      four(
        'Кто был записан, кто пришёл, что сделано и\u00a0что оплачено, по\u00a0врачам и\u00a0филиалам, с\u00a0выгрузкой в\u00a0CSV и\u00a0Excel.',
        'Кім жазылды, кім келді, не істелді және не төленді — дәрігерлер мен филиалдар бойынша, CSV және Excel файлына жүктеуге болады.',
        'Kim yozilgan, kim kelgan, nima qilingan va nima toʻlangan: shifokorlar va filiallar boʻyicha, CSV va Excelga yuklab olish mumkin.',
        'Who was booked, who came, what was done and what was paid, by doctor and branch, as CSV and Excel too.',
      ),
    ),
    point(
      four('Документы', 'Құжаттар', 'Hujjatlar', 'Documents'),
      four(
        'Справки, направления и\u00a0счета из\u00a0шаблонов на\u00a0четырёх языках: PDF с\u00a0номером и\u00a0QR-кодом. Подлинность проверяет любой, а\u00a0отозванный документ так и\u00a0отмечен.',
        'Төрт тілдегі үлгілерден анықтамалар, жолдамалар мен шоттар: нөмірі мен QR-коды бар PDF. Түпнұсқалығын кез келген адам тексереді, қайтарып алынған құжат солай белгіленеді.',
        'Toʻrt tildagi shablonlardan maʼlumotnoma, yoʻllanma va hisoblar: raqami va QR-kodi bor PDF. Haqiqiyligini har kim tekshiradi, bekor qilingan hujjat shunday belgilanadi.',
        'Certificates, referrals and invoices from templates in four languages, as PDFs with a number and a QR code. Anybody can check one, and a revoked one says so.',
      ),
    ),
    point(
      four('Кто открывал карту', 'Картаны кім ашты', 'Kartani kim ochgan', 'Who has opened a card'),
      four(
        'У\u00a0регистратуры, врача и\u00a0руководителя разные права. Каждое открытие карты записывается, и\u00a0пациент с\u00a0аккаунтом читает, кто и\u00a0когда её\u00a0открывал. Можно потребовать от\u00a0сотрудников второй шаг входа.',
        'Тіркеу бөлімінің, дәрігер мен басшының құқықтары әртүрлі. Картаның әр ашылуы жазылады, аккаунты бар пациент оны кім, қашан ашқанын оқиды. Қызметкерлерден кірудің екінші қадамын талап етуге болады.',
        'Qabulxona, shifokor va rahbarning huquqlari har xil. Kartaning har bir ochilishi yoziladi, akkaunti bor bemor uni kim va qachon ochganini oʻqiydi. Xodimlardan kirishning ikkinchi qadamini talab qilish mumkin.',
        'The front desk, doctors and managers have different rights. Each opening of a card is logged, and a patient with an account reads who and when. You can require a second sign-in step of your staff.',
      ),
    ),
    point(
      four('Филиалы', 'Филиалдар', 'Filiallar', 'Branches'),
      four(
        'У\u00a0каждого свои адрес, точка на\u00a0карте, телефоны, фотографии и\u00a0часы работы с\u00a0праздниками и\u00a0короткими днями.',
        'Әрқайсысының өз мекенжайы, картадағы орны, телефондары, фотосуреттері және мереке мен қысқа күндері ескерілген жұмыс уақыты бар.',
        'Har birining oʻz manzili, xaritadagi oʻrni, telefonlari, suratlari hamda bayram va qisqa kunlari bilan ish vaqti bor.',
        'Each has its own address, place on the map, phone numbers, photos and opening hours, with public holidays and short days.',
      ),
    ),
    point(
      four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'),
      four(
        'Специальности, стаж, образование, языки приёма и\u00a0часы в\u00a0каждом филиале, где врач принимает.',
        'Мамандықтары, тәжірибесі, білімі, қабылдау тілдері және қабылдайтын әр филиалдағы уақыты.',
        'Mutaxassisliklari, tajribasi, maʼlumoti, qabul tillari va qabul qiladigan har bir filialdagi vaqti.',
        'Specialities, experience, education, languages, and hours in each branch where the doctor sees patients.',
      ),
    ),
    point(
      four(
        'Календарь и\u00a0запись онлайн',
        'Күнтізбе және онлайн жазылу',
        'Kalendar va onlayn yozilish',
        'Calendar and online booking',
      ),
      four(
        'Свободное время считается по\u00a0часам врачей. Запись с\u00a0сайта сама появляется в\u00a0календаре, её можно перенести, отменить или внести по\u00a0звонку.',
        'Бос уақыт дәрігерлердің қабылдау сағаттары бойынша есептеледі. Сайттан жазылу күнтізбеде өзі пайда болады, оны ауыстыруға, болдырмауға немесе қоңырау бойынша енгізуге болады.',
        'Boʻsh vaqt shifokorlarning qabul soatlari boʻyicha hisoblanadi. Saytdan yozilish kalendarda oʻzi paydo boʻladi, uni koʻchirish, bekor qilish yoki qoʻngʻiroq boʻyicha kiritish mumkin.',
        'Free times follow from the doctors’ hours. A booking from the site appears in the calendar by itself; you can move it, cancel it, or enter one taken by phone.',
      ),
    ),
    point(
      four('Услуги и\u00a0цены', 'Қызметтер мен бағалар', 'Xizmatlar va narxlar', 'Services and prices'),
      four(
        'Прейскурант можно вставить целиком из\u00a0Excel или Word и\u00a0проверить перед сохранением. Цена может отличаться в\u00a0филиале или у\u00a0врача, прежние цены хранятся.',
        'Бағалар тізімін Excel немесе Word файлынан тұтас қойып, сақтамас бұрын тексеруге болады. Баға филиалға немесе дәрігерге қарай өзгеше бола алады, бұрынғы бағалар сақталады.',
        'Narxlar roʻyxatini Excel yoki Worddan butunligicha qoʻyib, saqlashdan oldin tekshirish mumkin. Narx filialga yoki shifokorga qarab boshqacha boʻlishi mumkin, oldingi narxlar saqlanadi.',
        'Paste a whole price list from Excel or Word and check it before it is saved. A price may differ by branch or doctor, and earlier prices are kept.',
      ),
    ),
    point(
      four('Сотрудники и\u00a0роли', 'Қызметкерлер мен рөлдер', 'Xodimlar va rollar', 'Staff and roles'),
      four(
        'Владелец, руководитель, регистратура, врач, редактор, аналитик. Доступ даёт код приглашения, и\u00a0его можно ограничить одним филиалом.',
        'Иесі, басшы, тіркеу бөлімі, дәрігер, редактор, талдаушы. Қолжетімділікті шақыру коды береді, оны бір филиалмен шектеуге болады.',
        'Egasi, rahbar, qabulxona, shifokor, muharrir, tahlilchi. Kirish huquqini taklif kodi beradi, uni bitta filial bilan cheklash mumkin.',
        'Owner, manager, front desk, doctor, editor, analyst. Access is given by an invitation code and can be limited to one branch.',
      ),
    ),
  ],
})

/** R3. It names the features that exist, and says plainly which are missing. */
export const mis: CustomPageSeed = {
  slug: 'mis',
  title: four(
    'Информационная система клиники',
    'Клиниканың ақпараттық жүйесі',
    'Klinika axborot tizimi',
    'Clinic information system',
  ),
  description: four(
    'Пациенты, приёмы, оплаты, документы, врачи и\u00a0цены клиники в\u00a0одном месте, с\u00a0правами по\u00a0ролям и\u00a0журналом открытий карт.',
    'Клиниканың пациенттері, қабылдаулары, төлемдері, құжаттары, дәрігерлері мен бағалары бір жерде, рөлдерге қарай құқықтармен.',
    'Klinikaning bemorlari, qabullari, toʻlovlari, hujjatlari, shifokorlari va narxlari bir joyda, rollarga qarab huquqlar bilan.',
    'A clinic’s patients, visits, payments, documents, doctors and prices in one place, with rights by role and a log of openings.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'patients',
      four(
        'Поиск пациентов клиники и\u00a0их\u00a0карты',
        'Клиника пациенттерін іздеу және олардың карталары',
        'Klinika bemorlarini qidirish va ularning kartalari',
        'The search for a clinic’s patients and their cards',
      ),
    ),
    screen(
      'calendar',
      four(
        'Календарь дня с\u00a0записями к\u00a0врачам',
        'Дәрігерлерге жазылулары бар күн күнтізбесі',
        'Shifokorlarga yozilishlar bilan kun taqvimi',
        'The calendar of a day with bookings of doctors',
      ),
      'screen-calendar',
    ),
    screen(
      'documents',
      four(
        'Документы, которые выдала клиника',
        'Клиника берген құжаттар',
        'Klinika bergan hujjatlar',
        'The documents that the clinic has issued',
      ),
      'screen-documents',
    ),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four('Чего здесь нет?', 'Мұнда не жоқ?', 'Bu yerda nima yoʻq?', 'What is not part of it?'),
        four(
          'Лаборатории, аптечного склада, кассы и\u00a0обмена с\u00a0государственными системами. Заметки врача\u00a0— не\u00a0история болезни по\u00a0форме ведомства: её\u00a0ведите там\u00a0же, где вели до\u00a0сих пор.',
          'Зертхана, дәріхана қоймасы, касса және мемлекеттік жүйелермен алмасу жоқ. Дәрігер жазбасы — ведомство нысанындағы ауру тарихы емес: оны бұрынғы жерінде жүргізе беріңіз.',
          'Laboratoriya, dorixona ombori, kassa va davlat tizimlari bilan almashish yoʻq. Shifokor qaydi idora shaklidagi kasallik tarixi emas: uni hozirgacha yuritgan joyingizda yuriting.',
          'A laboratory, a pharmacy store, a till and an exchange with state systems. A doctor’s note is no official case history: keep that where you have kept it so far.',
        ),
      ),
      questionAndAnswer(
        four(
          'Нужна\u00a0ли система, чтобы у\u00a0клиники был сайт?',
          'Клиниканың сайты болуы үшін жүйе қажет пе?',
          'Klinikaning sayti boʻlishi uchun tizim kerakmi?',
          'Do we need the system to have a site?',
        ),
        four(
          'Это одно и\u00a0то\u00a0же место: из\u00a0этих данных сайт берёт врачей, цены и\u00a0часы работы. Отдельно подключать нечего.',
          'Бұл — бір орын: сайт дәрігерлерді, бағалар мен жұмыс уақытын осы деректерден алады. Бөлек қосатын ештеңе жоқ.',
          'Bu bitta joy: sayt shifokorlar, narxlar va ish vaqtini shu maʼlumotlardan oladi. Alohida ulanadigan narsa yoʻq.',
          'They are one place: the site takes its doctors, prices and hours from this data. There is nothing to add separately.',
        ),
      ),
      questionAndAnswer(
        four(
          'Что подготовить клинике?',
          'Клиника не дайындауы керек?',
          'Klinika nimalarni tayyorlashi kerak?',
          'What should a clinic prepare?',
        ),
        four(
          'Список врачей с\u00a0их специальностями и\u00a0часами приёма, услуги с\u00a0ценами, адреса и\u00a0телефоны филиалов.',
          'Дәрігерлердің тізімін мамандығы мен қабылдау уақытымен, бағасы бар қызметтерді, филиалдардың мекенжайы мен телефондарын.',
          'Shifokorlar roʻyxati, ularning mutaxassisligi va qabul vaqti, narxlari bilan xizmatlar, filiallarning manzili va telefonlari.',
          'A list of doctors with their specialities and hours, services with prices, and the addresses and phone numbers of branches.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Принимаете один или вдвоём?',
        'Жалғыз немесе екеу болып қабылдайсыз ба?',
        'Yolgʻiz yoki ikki kishi boʻlib qabul qilasizmi?',
        'Working alone or with a partner?',
      ),
      text: four(
        'Посмотрите, что из\u00a0этого нужно частной практике.',
        'Осының ішінен жеке практикаға не керек екенін көріңіз.',
        'Shulardan xususiy amaliyotga nimalar kerakligini koʻring.',
        'See which of this a private practice needs.',
      ),
      action: {
        label: four(
          'О\u00a0частной практике',
          'Жеке практика туралы',
          'Xususiy amaliyot haqida',
          'About private practice',
        ),
        link: toPage('/mis-practice'),
      },
      tone: 'calm',
    }),
  ],
}
