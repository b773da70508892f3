import { checkLayout } from './checkLayout.ts'

checkLayout(32, [1280, 1024, 768, 640, 320])
