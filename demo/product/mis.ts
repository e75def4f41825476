import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { commonQuestions, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Вся клиника в\u00a0одной системе',
      'Бүкіл клиника бір жүйеде',
      'Butun klinika bitta tizimda',
      'Your whole clinic in one system',
    ),
    lead: four(
      'Для клиник и\u00a0медицинских центров: расписание врачей, запись на\u00a0приём, документы и\u00a0сотрудники. Регистратура, врачи и\u00a0руководитель видят одни и\u00a0те\u00a0же данные.',
      'Клиникалар мен медициналық орталықтарға арналған: дәрігерлер кестесі, қабылдауға жазылу, құжаттар және қызметкерлер. Тіркеу бөлімі, дәрігерлер мен басшы бірдей деректерді көреді.',
      'Klinikalar va tibbiyot markazlari uchun: shifokorlar jadvali, qabulga yozilish, hujjatlar va xodimlar. Qabulxona, shifokorlar va rahbar bir xil maʼlumotlarni koʻradi.',
      'For clinics and medical centres: doctors’ schedules, appointments, documents and staff. The front desk, the doctors and the manager all see the same information.',
    ),
    image: picture(
      'shipa/schedule',
      four(
        'Рисунок: недельное расписание с\u00a0цветными приёмами',
        'Сурет: түрлі түсті қабылдаулары бар апталық кесте',
        'Rasm: rangli qabullari bor haftalik jadval',
        'Drawing: a week’s schedule with coloured appointments',
      ),
    ),
    action: {
      label: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
      link: toPage('/create-website'),
    },
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Для чего она нужна', 'Ол не үшін керек', 'U nima uchun kerak', 'What it is for'),
  lead: four(
    'Клиника подключает только те разделы, которые ей нужны. Сайт работает и\u00a0без них.',
    'Клиника өзіне керек бөлімдерді ғана қосады. Сайт оларсыз да жұмыс істейді.',
    'Klinika faqat oʻziga kerakli boʻlimlarni ulaydi. Sayt ularsiz ham ishlaydi.',
    'A clinic uses only the parts it needs. Its site works without them too.',
  ),
  arrangement: 'rows',
  items: [
    point(
      four('Расписание', 'Кесте', 'Jadval', 'Schedule'),
      four(
        'Часы каждого врача на\u00a0неделю, с\u00a0перерывами, отпусками, праздниками и\u00a0короткими днями.',
        'Әр дәрігердің апталық қабылдау уақыты, үзілістері, демалысы, мереке және қысқа күндері.',
        'Har bir shifokorning haftalik qabul vaqti, tanaffuslari, taʼtili, bayram va qisqa kunlari.',
        'Each doctor’s week, with breaks and exceptions: leave, public holidays, short days.',
      ),
    ),
    point(
      four('Запись', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Appointments'),
      four(
        'Приёмы, о\u00a0которых договорились по\u00a0телефону, в\u00a0чате или письмом, стоят в\u00a0одном расписании. Если клиника принимает запись и\u00a0на\u00a0сайте, она попадает туда\u00a0же.',
        'Телефонмен, чатта немесе хатпен келісілген қабылдаулар бір кестеде тұрады. Сайт арқылы да жазылуға болатын клиникаларда ондай жазылулар да осы кестеге түседі.',
        'Telefonda, chatda yoki xat orqali kelishilgan qabullar bitta jadvalda turadi. Sayt orqali ham yozilish mumkin boʻlgan klinikalarda ular ham shu jadvalga tushadi.',
        'Visits arranged by phone, chat or e-mail are kept in one schedule. If a clinic takes bookings on its site, they appear there as well.',
      ),
    ),
    point(
      four('Филиалы', 'Филиалдар', 'Filiallar', 'Branches'),
      four(
        'У\u00a0филиала свои адрес, телефоны и\u00a0часы работы, а\u00a0время приёма указано по\u00a0его часам.',
        'Филиалдың өз мекенжайы, телефондары мен жұмыс уақыты бар, қабылдау уақыты да соның сағатымен көрсетіледі.',
        'Filialning oʻz manzili, telefonlari va ish vaqti bor, qabul vaqti ham uning soati boʻyicha koʻrsatiladi.',
        'A branch has its own address, phone numbers and hours, and visits are shown in its local time.',
      ),
    ),
    point(
      four('Документы', 'Құжаттар', 'Hujjatlar', 'Documents'),
      four(
        'Справка или заключение лежит рядом с\u00a0приёмом, после которого его выдали, и\u00a0его не\u00a0нужно искать по\u00a0папкам.',
        'Анықтама немесе қорытынды өзі берілген қабылдаудың жанында тұрады, оны қалталардан іздеудің қажеті жоқ.',
        'Maʼlumotnoma yoki xulosa oʻzi berilgan qabul yonida turadi, uni jildlardan qidirish shart emas.',
        'A certificate or a report stays with the visit it was issued at, so nobody has to search through folders.',
      ),
    ),
    point(
      four('Связь с\u00a0пациентом', 'Пациентпен байланыс', 'Bemor bilan aloqa', 'Contact with patients'),
      four(
        'Личный кабинет\u00a0— для пациентов клиники: их визиты и\u00a0документы, которые она им передала.',
        'Жеке кабинет клиниканың пациенттеріне арналған: онда олардың қабылдаулары мен клиника берген құжаттары жиналады.',
        'Shaxsiy kabinet klinikaning bemorlari uchun: unda ularning qabullari va klinika bergan hujjatlari jamlanadi.',
        'The patient account is for the clinic’s own patients: their visits and the documents the clinic has given them.',
      ),
    ),
    point(
      four('Роли', 'Рөлдер', 'Rollar', 'Roles'),
      four(
        'Владелец, руководитель филиала, регистратура, врач, редактор: у\u00a0каждого то, что нужно для его работы.',
        'Иесі, филиал басшысы, тіркеу бөлімі, дәрігер, редактор: әркімде өз жұмысына керегі бар.',
        'Egasi, filial rahbari, qabulxona, shifokor, muharrir: har kimda oʻz ishiga keragi bor.',
        'Owner, branch manager, front desk, doctor, editor: each sees what they need for their work.',
      ),
    ),
  ],
})

const day = block('day', 'steps', {
  title: four(
    'День регистратуры',
    'Тіркеу бөлімінің бір күні',
    'Qabulxonaning bir kuni',
    'A day at the front desk',
  ),
  items: [
    point(
      four('Утром', 'Таңертең', 'Ertalab', 'Morning'),
      four(
        'Один список на\u00a0сегодня: кто придёт, к\u00a0кому и\u00a0где есть свободное время.',
        'Бүгінге бір тізім: кім, қай дәрігерге келеді және қай уақыт бос.',
        'Bugun uchun bitta roʻyxat: kim, qaysi shifokorga keladi va qaysi vaqt boʻsh.',
        'One list for the day: who is coming, whom they are seeing and which times are free.',
      ),
    ),
    point(
      four('Днём', 'Күндіз', 'Kunduzi', 'Daytime'),
      four(
        'Звонок, сообщение в\u00a0чате и\u00a0отмена меняют одно и\u00a0то\u00a0же расписание.',
        'Қоңырау, чаттағы хабарлама және қабылдаудан бас тарту бір кестені өзгертеді.',
        'Qoʻngʻiroq, chatdagi xabar va qabulni bekor qilish bitta jadvalni oʻzgartiradi.',
        'A call, a chat message and a cancellation all change the same schedule.',
      ),
    ),
    point(
      four('Вечером', 'Кешке', 'Kechqurun', 'Evening'),
      four(
        'Отмечено, кто пришёл, а\u00a0кто нет, и\u00a0видно расписание на\u00a0завтра.',
        'Кім келгені, кім келмегені белгіленген, ертеңгі кесте де көрініп тұр.',
        'Kim kelgani va kim kelmagani belgilangan, ertangi jadval ham koʻrinib turadi.',
        'You can see who came and who did not, and check tomorrow’s schedule.',
      ),
    ),
  ],
})

/** R3. It describes the purpose of the system, so it applies to clinics with and without it. */
export const mis: CustomPageSeed = {
  slug: 'mis',
  title: four(
    'Медицинская информационная система',
    'Медициналық ақпараттық жүйе',
    'Tibbiy axborot tizimi',
    'Clinic information system',
  ),
  description: four(
    'Для чего клинике информационная система: расписание врачей, запись, филиалы, документы и\u00a0роли сотрудников.',
    'Клиникаға ақпараттық жүйе не үшін керек: дәрігерлер кестесі, қабылдауға жазылу, филиалдар, құжаттар және қызметкерлердің рөлдері.',
    'Klinikaga axborot tizimi nima uchun kerak: shifokorlar jadvali, qabulga yozilish, filiallar, hujjatlar va xodimlar rollari.',
    'What a clinic uses an information system for: doctors’ schedules, appointments, branches, documents and staff roles.',
  ),
  blocks: [
    hero,
    parts,
    day,
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Нужна\u00a0ли система, чтобы у\u00a0клиники был сайт?',
          'Клиниканың сайты болуы үшін жүйе қажет пе?',
          'Klinikaning sayti boʻlishi uchun tizim kerakmi?',
          'Do we need the system to have a site?',
        ),
        four(
          'Нет. Врачи, цены, часы работы и\u00a0телефоны стоят на\u00a0сайте и\u00a0без неё, а\u00a0пациенты звонят или пишут.',
          'Жоқ. Дәрігерлер, бағалар, жұмыс уақыты мен телефондар сайтта онсыз да тұрады, пациенттер қоңырау шалады немесе жазады.',
          'Yoʻq. Shifokorlar, narxlar, ish vaqti va telefonlar saytda usiz ham turadi, bemorlar qoʻngʻiroq qiladi yoki yozadi.',
          'No. Your doctors, prices, hours and phone numbers are on the site without it, and patients call or write.',
        ),
      ),
      questionAndAnswer(
        four(
          'Заменяет\u00a0ли она регистратуру?',
          'Ол тіркеу бөлімін алмастыра ма?',
          'U qabulxonaning oʻrnini bosadimi?',
          'Does it replace the front desk?',
        ),
        four(
          'Нет. Она нужна, чтобы у\u00a0регистратуры было одно расписание вместо тетрадей и\u00a0таблиц. Пациенту отвечает человек.',
          'Жоқ. Ол тіркеу бөлімінде дәптерлер мен бөлек файлдардың орнына бір ғана кесте болуы үшін керек. Пациентке адам жауап береді.',
          'Yoʻq. U qabulxonada daftarlar va alohida fayllar oʻrniga bitta jadval boʻlishi uchun kerak. Bemorga odam javob beradi.',
          'No. It gives the front desk one schedule instead of notebooks and spreadsheets. People still answer patients.',
        ),
      ),
      questionAndAnswer(
        four(
          'Кто отвечает за\u00a0медицинские записи?',
          'Медициналық жазбаларға кім жауап береді?',
          'Tibbiy yozuvlar uchun kim javobgar?',
          'Who is responsible for medical records?',
        ),
        four(
          'Клиника. Она решает, какие сведения вести и\u00a0кому из\u00a0сотрудников они нужны для работы.',
          'Клиника. Қандай мәлімет жүргізілетінін және ол қай қызметкердің жұмысына керек екенін клиника шешеді.',
          'Klinika. Qanday maʼlumotlar yuritilishini va ular qaysi xodimning ishiga kerakligini klinika hal qiladi.',
          'The clinic. It decides which information to keep and which staff need it for their work.',
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
          'Список врачей с\u00a0их специальностями и\u00a0часами приёма, услуги с\u00a0ценами, адреса и\u00a0телефоны филиалов. То\u00a0же понадобится и\u00a0для сайта.',
          'Дәрігерлердің тізімін мамандығы мен қабылдау уақытымен, бағасы бар қызметтерді, филиалдардың мекенжайы мен телефондарын. Бұлар сайтқа да керек болады.',
          'Shifokorlar roʻyxati, ularning mutaxassisligi va qabul vaqti, narxlari bilan xizmatlar, filiallarning manzili va telefonlari. Bular sayt uchun ham kerak boʻladi.',
          'A list of doctors with their specialities and hours, services with prices, and the addresses and phone numbers of branches. You will need the same for a site.',
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
