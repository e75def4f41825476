import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Журнал о здоровье', 'Денсаулық туралы журнал', 'Salomatlik haqida jurnal', 'Health journal'),
  words: /журнал|(^|\s)блог|jurnal|(^|\s)blog|journal/u,
  palettes: { calm: 'forest', editorial: 'clay', direct: 'ink' },
  seeks: 'doctors',
  start: {
    calm: {
      title: four(
        'О здоровье простыми словами',
        'Денсаулық туралы қарапайым сөзбен',
        'Salomatlik haqida oddiy soʻzlar bilan',
        'About health, in plain words',
      ),
      lead: four(
        'Пишем о том, о чём спрашивают на приёме: симптомы, анализы, привычки.',
        'Қабылдауда сұралатын нәрселер туралы жазамыз: белгілер, талдаулар, әдеттер.',
        'Qabulda soʻraladigan narsalar haqida yozamiz: alomatlar, tahlillar, odatlar.',
        'We write about what patients ask: symptoms, tests, habits.',
      ),
    },
    editorial: {
      title: four(
        'То, что врач объяснил бы за чаем',
        'Дәрігер шай үстінде айтар әңгіме',
        'Shifokor choy ustida aytadigan gaplar',
        'What a doctor would tell you over tea',
      ),
      lead: four(
        'Спокойно о здоровье: без пугающих заголовков и чудо-средств.',
        'Денсаулық туралы сабырлы әңгіме: қорқынышты тақырыпсыз, ғажайып емсіз.',
        'Salomatlik haqida xotirjam suhbat: qoʻrqinchli sarlavhalar va moʻjizaviy davolarsiz.',
        'Calm words about health, with no scary headlines and no miracle cures.',
      ),
    },
    direct: {
      lead: four(
        'Статьи, ответы на вопросы и приём у врача.',
        'Мақалалар, сұрақтарға жауап және дәрігер қабылдауы.',
        'Maqolalar, savollarga javoblar va shifokor qabuli.',
        'Articles, answers to questions and visits to a doctor.',
      ),
    },
  },
  sections: { approach: 'journal-approach', visit: 'journal-visit', questions: 'journal-questions' },
})
