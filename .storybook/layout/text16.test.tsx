import { checkLayout } from './checkLayout.ts'

checkLayout(16, [1280, 1024, 789, 768, 640, 320])
