import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const compilerOptions = { isCustomElement: (tag) => tag.startsWith('museum-') };

export default defineConfig({ plugins: [vue({ template: { compilerOptions } })] });
