import { four } from '../../schemas/core/four.ts'
import { defineKind } from '../kind.ts'

export default defineKind({
  label: four('Лаборатория', 'Зертхана', 'Laboratoriya', 'Laboratory'),
  words: /лаборатор|зертхана|laborator|(^|[\s-])lab([\s-]|$)|анализ|tahlil/u,
  palettes: { calm: 'forest', editorial: 'steel', direct: 'sky' },
  seeks: 'prices',
  visit: four(
    'Узнать адрес и часы',
    'Мекенжай мен уақытты білу',
    'Manzil va vaqtni bilish',
    'See address and hours',
  ),
  start: {
    calm: {
      title: four(
        'Анализы без лишних волнений',
        'Талдауды алаңдамай тапсырыңыз',
        'Tahlillarni xotirjam topshiring',
        'Tests without the worry',
      ),
      lead: four(
        'Подскажем, как подготовиться, бережно возьмём пробу и скажем, когда будет результат.',
        'Қалай дайындалу керегін айтамыз, сынаманы ұқыпты аламыз және нәтижесі қашан дайын болатынын хабарлаймыз.',
        'Qanday tayyorlanishni aytamiz, namunani avaylab olamiz va natija qachon tayyor boʻlishini bildiramiz.',
        'We tell you how to prepare, take the sample with care and say when the result will be ready.',
      ),
    },
    editorial: {
      title: four(
        'Точный ответ начинается с подготовки',
        'Дәл нәтиже дайындықтан басталады',
        'Aniq natija tayyorgarlikdan boshlanadi',
        'A precise answer begins with preparation',
      ),
      lead: four(
        'Еда, лекарства и нагрузка накануне меняют результат сильнее, чем кажется. Рассказываем, как прийти на анализ правильно.',
        'Алдыңғы күнгі тамақ, дәрі мен салмақ нәтижені ойлағаннан көбірек өзгертеді. Талдауға қалай дұрыс келу керегін айтамыз.',
        'Bir kun oldingi ovqat, dori va zoʻriqish natijani oʻylaganingizdan koʻproq oʻzgartiradi. Tahlilga qanday toʻgʻri kelishni aytamiz.',
        'Food, medicines and exercise the day before change a result more than one would think. Here is how to come prepared.',
      ),
    },
    direct: {
      lead: four(
        'Найдите нужный анализ, узнайте, как подготовиться, и приходите.',
        'Керек талдауды тауып, қалай дайындалу керегін біліп алыңыз да, келіңіз.',
        'Kerakli tahlilni toping, qanday tayyorlanishni bilib oling va keling.',
        'Find your test, see how to prepare and come in.',
      ),
    },
  },
  sections: { approach: 'laboratory-approach', visit: 'laboratory-visit', questions: 'laboratory-questions' },
})
