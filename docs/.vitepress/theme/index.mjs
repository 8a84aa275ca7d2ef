import { useRoute, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineComponent, h, nextTick, onMounted, ref, watch } from 'vue'
import './style.css'

/** The script of the boards lies beside the app, which is one folder above the site. */
const boards = () => new URL('../battleline-board.js', new URL(withBase('/'), location.href)).href

let isLoaded = false
/** Loads the script of the boards on the first page that has one; without it, the link inside of a board is shown. */
function loadBoards() {
  if (isLoaded || document.querySelector('battleline-board') === null) return
  isLoaded = true
  import(/* @vite-ignore */ boards()).catch(() => {
    isLoaded = false
  })
}

/** The board of the ruling that is named after the `#` of the page’s address. */
const RulingBoard = defineComponent({
  setup() {
    const ruling = ref('')
    const read = () => {
      ruling.value = decodeURIComponent(location.hash.slice(1))
      nextTick(loadBoards)
    }
    onMounted(() => {
      read()
      addEventListener('hashchange', read)
    })
    return () =>
      ruling.value === ''
        ? h('p', 'Choose a ruling on the page of a chart.')
        : h('battleline-board', { key: ruling.value, ruling: ruling.value }, h('p', ruling.value))
  },
})

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('RulingBoard', RulingBoard)
  },
  setup() {
    const route = useRoute()
    const opened = () => {
      loadBoards()
      // The first page has no landmark of its own.
      document.querySelector('.VPHome')?.setAttribute('role', 'main')
    }
    onMounted(opened)
    watch(
      () => route.path,
      () => nextTick(opened),
    )
  },
}
