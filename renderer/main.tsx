import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shared/style/base.css';
import { DirectorApp } from './director/DirectorApp.tsx';
import { queryClient } from './director/api/queries.ts';
import { watchUnsavedText } from './shared/unsavedText.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
watchUnsavedText();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <DirectorApp />
    </QueryClientProvider>
  </StrictMode>,
);
